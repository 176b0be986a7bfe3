import type { Configuration } from 'openid-client';
import type { OidcProvider } from '../../config/settings.ts';

/** A user as a provider knows them; `email` only when the provider has verified it. */
export interface Identity {
  subject: string;
  email: string | undefined;
}

/** What is kept between the way there and the way back. */
export interface Flow {
  state: string;
  nonce: string;
  verifier: string;
}

/** One provider: where to send a browser, and who came back. Both reject when the provider fails. */
export interface Provider {
  start(redirectUri: string): Promise<{ address: URL; flow: Flow }>;
  finish(callback: URL, flow: Flow): Promise<Identity>;
}

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 10;

function isLoopback(issuer: URL): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(issuer.hostname);
}

/** Authorization code with PKCE, state and nonce; the provider's metadata is asked for once it is needed. */
export function createProvider({ issuer, clientId, clientSecret }: OidcProvider): Provider {
  let known: Promise<Configuration> | undefined;
  // Loaded with the first sign-in of this kind: a start without providers does not pay for it.
  const library = () => import('openid-client');
  const discover = async (): Promise<Configuration> => {
    const oidc = await library();
    const address = new URL(issuer);
    const execute = isLoopback(address) ? [oidc.allowInsecureRequests] : [];
    return oidc.discovery(address, clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
  };
  const configuration = (): Promise<Configuration> => {
    known ??= discover().catch((error: unknown) => {
      // The next one asks again.
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    async start(redirectUri) {
      const [oidc, config] = await Promise.all([library(), configuration()]);
      const flow = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
      });
      return { address, flow };
    },
    async finish(callback, flow) {
      const [oidc, config] = await Promise.all([library(), configuration()]);
      const tokens = await oidc.authorizationCodeGrant(config, callback, {
        pkceCodeVerifier: flow.verifier,
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      const profile =
        claims.email === undefined ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub) : claims;
      const email = profile.email_verified === true && typeof profile.email === 'string' ? profile.email : undefined;
      return { subject: claims.sub, email };
    },
  };
}
