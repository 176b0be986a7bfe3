import { isRecord } from '../api/envelope.ts';
import type { Signature } from '../api/signature.ts';

/** What the server tells everybody about the product, before sign-in. */
export interface AppSettings {
  title: string;
  shortTitle: string;
  /** Landing path after sign-in. */
  home: string;
  /** The sign-in form asks for a captcha from the start. */
  captcha: boolean;
  primaryColor: string;
  /** How to sign in to a demonstration. */
  demoHint?: string;
  openRoutes: string[];
  signature?: Signature;
}

export const DEFAULT_SETTINGS: AppSettings = {
  title: '织屏',
  shortTitle: '织屏',
  home: '/dashboard/analysis',
  captcha: false,
  primaryColor: '#1890FF',
  openRoutes: [],
};

/** Reads `GET /config/app`; what is missing or wrong keeps its default. */
export function parseSettings(value: unknown): AppSettings {
  const given = isRecord(value) ? value : {};
  const text = (key: 'title' | 'shortTitle') => (typeof given[key] === 'string' && given[key]) || DEFAULT_SETTINGS[key];
  const home = typeof given.home === 'string' && given.home.startsWith('/') ? given.home : DEFAULT_SETTINGS.home;
  const color = typeof given.primaryColor === 'string' && /^#[0-9a-f]{6}$/i.test(given.primaryColor);
  return {
    title: text('title'),
    shortTitle: text('shortTitle'),
    home,
    captcha: given.captcha === true,
    primaryColor: color ? String(given.primaryColor) : DEFAULT_SETTINGS.primaryColor,
    ...(typeof given.demoHint === 'string' && given.demoHint ? { demoHint: given.demoHint } : {}),
    openRoutes: textList(given.openRoutes),
    ...signatureOf(given.signature),
  };
}

function signatureOf(value: unknown): { signature?: Signature } {
  if (!isRecord(value) || typeof value.secret !== 'string') return {};
  return { signature: { secret: value.secret, paths: textList(value.paths) } };
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
