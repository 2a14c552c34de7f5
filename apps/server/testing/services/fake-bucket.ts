/** A stand-in for S3, with path-style addresses, which accepts only signed requests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { systemClock } from '../../src/base/clock.ts';
import { listenOnLoopback } from '../loopback.ts';

interface KeptObject {
  bytes: Buffer;
  mediaType: string;
  storedAt: Date;
}

export interface FakeBucket {
  url: string;
  objects: Map<string, KeptObject>;
  isAway: boolean;
  isMute: boolean;
  unanswered: number;
  close(): Promise<void>;
}

const xml = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** So small that few images need a second page. */
const pageOfList = 3;

function listOf(keys: readonly string[], token: string | null): string {
  const rest = keys.toSorted().filter((key) => token === null || key > token);
  const page = rest.slice(0, pageOfList);
  const more =
    rest.length > page.length
      ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult>${contents}<IsTruncated>${more !== ''}</IsTruncated>${more}</ListBucketResult>`;
}

/** A chunk has its length in hexadecimal, a signature and its bytes. */
function withoutChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at);
    const length = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (!(length > 0)) break;
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

async function keptFrom(request: IncomingMessage): Promise<KeptObject> {
  const body = await buffer(request);
  const isChunked = request.headers['x-amz-decoded-content-length'] !== undefined;
  return {
    bytes: isChunked ? withoutChunks(body) : body,
    mediaType: request.headers['content-type'] ?? '',
    storedAt: systemClock.now(),
  };
}

export async function startFakeBucket(name: string, accessKeyId: string): Promise<FakeBucket> {
  const bucket = {
    objects: new Map<string, KeptObject>(),
    isAway: false,
    isMute: false,
    unanswered: 0,
  };
  const keyOf = ({ url = '' }: IncomingMessage): string | null => {
    const { pathname } = new URL(url, 'http://bucket');
    return pathname.startsWith(`/${name}/`) ? pathname.slice(name.length + 2) : null;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const end = (
      status: number,
      body: Buffer | string = '',
      type = 'application/xml',
      storedAt?: Date,
    ) => {
      const dated = storedAt && { 'Last-Modified': storedAt.toUTCString() };
      const described = { 'Content-Type': type, 'Content-Length': body.length };
      response.writeHead(status, { ...described, ...dated });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (bucket.isMute) {
      bucket.unanswered += 1;
      return;
    }
    const sent = request.method === 'PUT' ? await keptFrom(request) : null;
    const isSigned = request.headers.authorization?.includes(`Credential=${accessKeyId}/`) === true;
    const key = keyOf(request);
    if (bucket.isAway) return end(503, xml('SlowDown'));
    if (!isSigned) return end(403, xml('AccessDenied'));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    if (pathname.replace(/\/$/, '') === `/${name}` && searchParams.has('list-type')) {
      return end(200, listOf([...bucket.objects.keys()], searchParams.get('continuation-token')));
    }
    if (key === null) return end(404, xml('NoSuchBucket'));
    if (sent !== null) {
      bucket.objects.set(key, sent);
      return end(200);
    }
    if (request.method === 'DELETE') {
      bucket.objects.delete(key);
      return end(204);
    }
    const kept = bucket.objects.get(key);
    return kept === undefined
      ? end(404, xml('NoSuchKey'))
      : end(200, kept.bytes, kept.mediaType, kept.storedAt);
  };
  const server = createServer((request, response) => void answer(request, response));
  const { url, close } = await listenOnLoopback(server);
  return Object.assign(bucket, { url, close });
}
