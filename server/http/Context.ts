import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Compiled } from '../../engine/plan/compiled.ts';
import { dayIn } from '../../engine/queries/periods.ts';
import type { Asking } from '../../engine/queries/presets.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/Database.ts';
import type { Actor, ModelAction, ReportAction } from './Actor.ts';
import type { Rights } from './Rights.ts';
import type { Screens } from './Screens.ts';

export type { Actor, ModelAction, Preview, ReportAction } from './Actor.ts';

/** Hashes and checks passwords; a few at once, the next wait, TooManyError beyond that. */
export interface Passwords {
  /** `scrypt$<salt>$<hash>`, base64url. */
  hash(password: string): Promise<string>;
  /** Takes as long for an account that is not there (`undefined`) as for one that is. */
  matches(password: string, stored: string | undefined): Promise<boolean>;
}

/** All that routes are given; built once in `main.ts` or a test. */
export interface Context {
  db: Database;
  /** The declarations as they are now: ask again for every request, a reload replaces them. */
  compiled(): Compiled;
  clock(): Date;
  /** A new record id: time-ordered digits, at most 19. */
  newId(): string;
  log: FastifyBaseLogger;
  settings: Settings;
  /** Those of accounts. */
  passwords: Passwords;
  /** What records keep secret; apart, so that no sign-in waits for an import. */
  secrets: Pick<Passwords, 'hash'>;
  rights: Rights;
  screens: Screens;
}

/**
 * Who may call a route; closed by default: a route without it is refused at registration.
 * `model` and `report` check the right on the one whose wire code is the path parameter `code`
 * (unknown code: NotFoundError, no right: ForbiddenError) before the handler runs. `right` is a general right, and one
 * of the first tenant alone: what it opens is of the whole installation. `screen`: whoever may open that screen.
 */
export type Access =
  | 'open'
  | 'session'
  | { model: ModelAction | ((request: FastifyRequest) => ModelAction) }
  | { report: ReportAction }
  | { right: string }
  | { screen: string }
  | 'admin';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** POST that honours `Idempotency-Key`. */
    idempotent?: boolean;
    /** A GET that changes something: no HEAD is answered in its place. */
    writes?: boolean;
    /** Changes nothing but the session itself: goes while it previews. */
    inPreview?: boolean;
  }
  interface FastifyRequest {
    /** Throws UnauthorizedError on an open route. */
    readonly actor: Actor;
    /** SHA-256 of the session token, hex; empty on an open route. */
    sessionHash: string;
  }
}

/** Who asks, and on which day of the product's time zone. */
export function askingOf({ clock, compiled }: Context, { userId, username, orgCode }: Actor): Asking {
  const { timeZone = 'Asia/Shanghai' } = compiled().app;
  return { today: dayIn(timeZone, clock().getTime()), userId, username, orgCode };
}
