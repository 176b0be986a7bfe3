import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiAddresses } from '../../engine/api/familyEndpoints.ts';
import { PREVIEW_HEADER, PREVIEW_PATH, pathOf } from '../../engine/routes/address.ts';
import { failed } from './envelope.ts';
import { NoAddressError } from './errors.ts';

const HASHED = /^assets\/.*[-.][\w-]{8,}\.\w+$/;

function fileIn(root: string, name: string): string | undefined {
  const file = path.resolve(root, name);
  const inside = file.startsWith(root + path.sep);
  return inside && existsSync(file) && statSync(file).isFile() ? name : undefined;
}

function isNavigation(request: FastifyRequest, name: string): boolean {
  return (request.headers.accept ?? '').includes('text/html') && path.extname(name) === '';
}

function sendUnbuilt(reply: FastifyReply): FastifyReply {
  return reply.status(404).send(failed(404, '前端尚未构建，请先运行 npm run build'));
}

function sendIndex(request: FastifyRequest, reply: FastifyReply, root: string): FastifyReply {
  if (pathOf(request.url) === PREVIEW_PATH) reply.header(...PREVIEW_HEADER);
  return fileIn(root, 'index.html') ? reply.sendFile('index.html', { cacheControl: false }) : sendUnbuilt(reply);
}

function answer(root: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { '*': name = '' } = request.params as { '*'?: string };
  // One address, several encodings: caches must keep them apart.
  reply.header('vary', 'accept-encoding');
  reply.header('cache-control', HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-store');
  if (name !== 'index.html' && fileIn(root, name)) return reply.sendFile(name, { cacheControl: false });
  if (name === '' || name === 'index.html' || isNavigation(request, name)) return sendIndex(request, reply, root);
  throw new NoAddressError();
}

/**
 * The built front end in `root`: hashed assets for ever, `index.html` never stored and answered to page
 * navigations of any path that is not the API's.
 */
export async function addFrontEnd(app: FastifyInstance, root: string): Promise<void> {
  const config = { access: 'open' } as const;
  const api = apiAddresses();
  const built = existsSync(root);
  if (built)
    await app.register(fastifyStatic, { root, serve: false, dotfiles: 'deny', index: false, preCompressed: true });
  app.get('/*', { config }, (request, reply) => {
    if (api.test(request.url)) return reply.callNotFound();
    return built ? answer(root, request, reply) : sendUnbuilt(reply);
  });
}
