// Loaded before a command; prints its peak memory when it ends.
process.on('exit', () => process.stderr.write(`peak ${process.resourceUsage().maxRSS} kB\n`));
