/** An OpenID Connect provider that people may sign in with. */
export interface OidcProvider {
  /** In addresses: `corp`. */
  id: string;
  /** On the button: `企业账号`. */
  title: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** How much the demonstration holds: `tiny` for tests, `small` to look around, `full` to measure loads. */
export type DemoSize = 'tiny' | 'small' | 'full';

/** What the environment decides; times in milliseconds. */
export interface Settings {
  host: string;
  port: number;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logLevel: string;
  demo: boolean;
  /** `tiny` unless given. */
  demoSize?: DemoSize;
  adminPassword: string | undefined;
  /** Ask for a captcha at every login instead of after the third failure. */
  captcha: boolean;
  /** A slider to drag before every sign-in, in place of the captcha; after failures the captcha is asked for as ever. */
  slider?: boolean;
  /** Role code of those who register; absent: nobody registers. */
  registerRole?: string | undefined;
  /** Where browsers reach the product: `https://weft.example.com`. Providers and CAS send people back there. */
  publicUrl?: string | undefined;
  oidc?: readonly OidcProvider[];
  /** `https://sso.example.com/cas`. */
  casUrl?: string | undefined;
  /** Where texts to phones are posted; absent: they go to the log. */
  smsUrl?: string | undefined;
  /** Where mails are posted; absent: they go to the log, and a changed mail is taken without a code. */
  mailUrl?: string | undefined;
  /** `smtps://user:password@smtp.example.com`; absent: messages by mail are not configured. */
  smtpUrl?: string | undefined;
  /** Whom mails are from: `织屏 <no-reply@example.com>`. */
  mailFrom?: string | undefined;
  /** Hosts, addresses and nets of the house that webhooks may reach: `hooks.internal, 10.1.2.0/24`. */
  webhookAllow?: string | undefined;
  /** The same for the databases of data sources. */
  sourceAllow?: string | undefined;
  /** Hosts, addresses and nets that the gateway may pass requests on to; absent: none. */
  gatewayAllow?: string | undefined;
  /** What a gateway sends as a bearer token for its routes; absent: none is told. */
  gatewayToken?: string | undefined;
  /** By which the server keeps secrets that it must read again. */
  secretKey?: string | undefined;
  /** The one before it: read by the command that changes from one to the other. */
  secretKeyOld?: string | undefined;
  signSecret: string | undefined;
  /** Signed paths want every call signed whole, as our own client does; others of the family are then refused there. */
  signWholeCalls?: boolean;
  /** Folder of the declarations. */
  screensDir: string;
  /** Folder of the built front end. */
  webDir: string;
  sessionLife: number;
  sessionIdle: number;
  /** Origins whose pages may open live sockets, besides the server's own: `https://example.com`. */
  origins?: readonly string[];
  /** Requests per minute and address; logins are counted apart. */
  rateLimit: number;
  loginRateLimit: number;
  /** Days that logs are kept; 180 unless given. */
  logDays?: number;
  /** A Redis whose state the monitor shows; absent: what the process itself keeps in memory. */
  redisUrl?: string | undefined;
  /** What a Prometheus sends as a bearer token for `/metrics`; absent: nothing is there. */
  metricsToken?: string | undefined;
  /** MB that one person may upload in a day; 500 unless given. */
  uploadsADay?: number;
  /** MB that the uploaded files of one tenant, or person, may take together; 0 or absent: as much as there is room. */
  filesOfTenant?: number;
  filesOfPerson?: number;
  /** The bucket that uploads go to; absent: the folder of files. */
  s3?: { url: string; key: string; secret: string; region: string } | undefined;
}
