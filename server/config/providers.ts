import type { OidcProvider } from './settings.ts';

const KEYS = ['id', 'title', 'issuer', 'clientId', 'clientSecret'] as const;
const ID = /^[a-z][a-z0-9-]{0,31}$/;
const SHAPE = '应为 JSON 数组，每项有 id、title、issuer、clientId、clientSecret 五个文本';

function asProvider(value: unknown): OidcProvider | undefined {
  if (value === null || typeof value !== 'object') return undefined;
  const given = value as Record<string, unknown>;
  const [id, title, issuer, clientId, clientSecret] = KEYS.map((key) => given[key]);
  const texts = [id, title, issuer, clientId, clientSecret].filter((text) => typeof text === 'string' && text !== '');
  if (texts.length < KEYS.length || !ID.test(String(id)) || !URL.canParse(String(issuer))) return undefined;
  return {
    id: String(id),
    title: String(title),
    issuer: String(issuer),
    clientId: String(clientId),
    clientSecret: String(clientSecret),
  };
}

/** The providers of `WEFT_OIDC`, none when it is absent; a text says what is wrong with it. */
export function readProviders(text: string | undefined): OidcProvider[] | string {
  if (text === undefined || text === '') return [];
  try {
    const given: unknown = JSON.parse(text);
    const providers = Array.isArray(given) ? given.map(asProvider) : [undefined];
    if (providers.includes(undefined)) return SHAPE;
    const known = providers.filter((provider) => provider !== undefined);
    return new Set(known.map(({ id }) => id)).size === known.length ? known : '中有重复的 id';
  } catch {
    return SHAPE;
  }
}
