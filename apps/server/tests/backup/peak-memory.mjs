// Loaded before a command: says at its end how much memory it had at most.
process.on('exit', () => process.stderr.write(`peak ${process.resourceUsage().maxRSS} kB\n`));
