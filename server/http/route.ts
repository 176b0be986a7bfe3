import type { FastifyContextConfig, FastifyInstance, RouteHandlerMethod, RouteShorthandOptions } from 'fastify';
import { ENDPOINTS, type Endpoint, routeOf } from '../../engine/api/endpoints.ts';
import { FAMILY_ENDPOINTS } from '../../engine/api/familyEndpoints.ts';
import type { Access } from './Context.ts';

const TABLE = { ...ENDPOINTS, ...FAMILY_ENDPOINTS };

/** A name in one of the two tables of the wire. */
export type EndpointName = keyof typeof TABLE;

/** How a route is served; who may call it is always said. */
export interface RouteOptions extends Pick<RouteShorthandOptions, 'bodyLimit' | 'exposeHeadRoute'> {
  config: FastifyContextConfig & { access: Access };
}

/** Method and path of an endpoint as the router writes them. */
export function patternOf(name: EndpointName): { method: Endpoint['method']; url: string } {
  const endpoint: Endpoint = TABLE[name];
  return { method: endpoint.method, url: routeOf(endpoint) };
}

/** Registers what answers an endpoint, or several alike; the tables alone say by which method and where. */
export function addRoute(
  app: FastifyInstance,
  names: EndpointName | readonly EndpointName[],
  options: RouteOptions,
  handler: RouteHandlerMethod,
): void {
  // A HEAD asks what a GET would answer, and does nothing: where the GET changes something there is none.
  const head = options.config.writes === true ? { exposeHeadRoute: false } : {};
  for (const name of [names].flat()) app.route({ ...patternOf(name), ...head, ...options, handler });
}
