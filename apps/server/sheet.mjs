import sharp from 'sharp';
const [out, cols, w, ...files] = process.argv.slice(2);
const W = Number(w);
const imgs = [];
for (const f of files) {
  const b = await sharp(f).resize({ width: W }).toBuffer({ resolveWithObject: true });
  imgs.push(b);
}
const C = Number(cols);
const H = Math.max(...imgs.map((i) => i.info.height));
await sharp({
  create: {
    width: C * (W + 8),
    height: Math.ceil(imgs.length / C) * (H + 8),
    channels: 3,
    background: '#888',
  },
})
  .composite(
    imgs.map((i, n) => ({
      input: i.data,
      left: (n % C) * (W + 8),
      top: Math.floor(n / C) * (H + 8),
    })),
  )
  .png()
  .toFile(out);
