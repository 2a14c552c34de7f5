import sharp from 'sharp';
const [out,...files]=process.argv.slice(2);
const metas=await Promise.all(files.map(async f=>({f,m:await sharp(f).metadata()})));
let x=0;const comp=[];let h=0;for(const {f,m} of metas){comp.push({input:f,left:x,top:0});x+=m.width+10;h=Math.max(h,m.height)}
await sharp({create:{width:x,height:h,channels:3,background:'#888'}}).composite(comp).png().toFile(out);
