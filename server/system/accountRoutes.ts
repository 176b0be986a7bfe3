import type { FastifyInstance } from 'fastify';
import type { LoginParts } from './login.ts';
import { ownDepartmentRoutes } from './ownDepartments.ts';
import { ownPasswordRoutes } from './ownPassword.ts';
import { ownProfileRoutes } from './ownProfile.ts';
import { ownSessionRoutes } from './ownSessions.ts';

/** What a person does with their own account; who that is stands in the session. */
export function accountRoutes(app: FastifyInstance, parts: Omit<LoginParts, 'captchas' | 'dictionaries'>): void {
  const { context, sessions } = parts;
  ownPasswordRoutes(app, parts);
  ownDepartmentRoutes(app, context);
  ownSessionRoutes(app, context, sessions);
  ownProfileRoutes(app, context);
}
