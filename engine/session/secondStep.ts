import type { Client } from '../api/client.ts';
import { ENDPOINTS } from '../api/endpoints.ts';
import { type Envelope, isRecord } from '../api/envelope.ts';
import { Failure } from '../api/Failure.ts';
import { readSignIn, type SignedIn } from './account.ts';

/** What a sign-in still asks for: a code of the authenticator, or to bind one first. */
export interface SecondStep {
  kind: 'code' | 'bind';
  /** Stands for the step that was passed. */
  ticket: string;
}

/** What an authenticator is shown. */
export interface TotpOffer {
  offer: string;
  secret: string;
  uri: string;
  /** Dark parts of a QR code, as a path of a drawing `size` wide and high. */
  qr: { size: number; path: string };
}

/** One's own authenticator. */
export interface OwnTotp {
  bound: boolean;
  /** A role of theirs wants one. */
  required: boolean;
  /** `YYYY-MM-DD HH:mm:ss`. */
  createTime: string;
  /** Recovery codes that are left. */
  recovery: number;
  /** The server can keep secrets. */
  available: boolean;
}

/** By which a person shows to be whose account it is. */
export interface Proof {
  password: string;
  code?: string;
}

const silent = 'all' as const;
const isSuccess = ({ code }: Envelope): boolean => String(code) === '200';

/** What a failed sign-in asks for; undefined where it failed for good. */
export function secondStepOf(error: unknown): SecondStep | undefined {
  const result = error instanceof Failure ? error.result : undefined;
  if (!isRecord(result) || typeof result.ticket !== 'string') return undefined;
  const { secondStep, ticket } = result;
  return secondStep === 'code' || secondStep === 'bind' ? { kind: secondStep, ticket } : undefined;
}

/** Signs in with a code of the authenticator, or a recovery code. Rejects with a Failure. */
export async function passSecondStep(client: Client, ticket: string, code: string): Promise<SignedIn> {
  const envelope = await client.exchange({ ...ENDPOINTS.secondStep, body: { ticket, code }, silent });
  return readSignIn(envelope, isSuccess(envelope));
}

/** An authenticator to bind before one may go on. */
export async function loadStepOffer(client: Client, ticket: string): Promise<TotpOffer> {
  return parseOffer((await client.exchange({ ...ENDPOINTS.secondStepOffer, body: { ticket }, silent })).result);
}

/** Binds it and signs in, with the recovery codes that are told this once. */
export async function bindSecondStep(
  client: Client,
  body: { ticket: string; offer: string; code: string },
): Promise<{ signedIn: SignedIn; codes: string[] }> {
  const envelope = await client.exchange({ ...ENDPOINTS.secondStepBind, body, silent });
  return { signedIn: readSignIn(envelope, isSuccess(envelope)), codes: parseCodes(envelope.result) };
}

/** How it stands with one's own authenticator. */
export async function loadOwnTotp(client: Client): Promise<OwnTotp> {
  const result = await client.get<unknown>(ENDPOINTS.ownTotp.path, undefined, { silent: true });
  const given: Record<string, unknown> = isRecord(result) ? result : {};
  return {
    bound: given.bound === true,
    required: given.required === true,
    createTime: typeof given.createTime === 'string' ? given.createTime : '',
    recovery: Number(given.recovery) || 0,
    available: given.available === true,
  };
}

/** Something to bind, in place of what is bound. */
export async function offerTotp(client: Client, proof: Proof): Promise<TotpOffer> {
  return parseOffer((await client.exchange({ ...ENDPOINTS.offerTotp, body: proof, silent: true })).result);
}

/** Binds what was offered and answers the recovery codes. */
export async function bindTotp(client: Client, offer: string, code: string): Promise<string[]> {
  return parseCodes((await client.exchange({ ...ENDPOINTS.bindTotp, body: { offer, code }, silent: true })).result);
}

/** New recovery codes; those before are void. */
export async function renewRecovery(client: Client, proof: Proof): Promise<string[]> {
  return parseCodes((await client.exchange({ ...ENDPOINTS.renewRecovery, body: proof, silent: true })).result);
}

/** Answers the server's message. */
export async function unbindTotp(client: Client, proof: Proof): Promise<string> {
  return (await client.exchange({ ...ENDPOINTS.unbindTotp, body: proof, silent: true })).message;
}

function parseOffer(result: unknown): TotpOffer {
  const given: Record<string, unknown> = isRecord(result) ? result : {};
  const text = (key: string) => (typeof given[key] === 'string' ? given[key] : '');
  const qr: Record<string, unknown> = isRecord(given.qr) ? given.qr : {};
  return {
    offer: text('offer'),
    secret: text('secret'),
    uri: text('uri'),
    qr: { size: Number(qr.size) || 1, path: typeof qr.path === 'string' ? qr.path : '' },
  };
}

function parseCodes(result: unknown): string[] {
  const codes = isRecord(result) ? result.recoveryCodes : undefined;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}
