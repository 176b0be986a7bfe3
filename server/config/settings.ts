/** What the environment decides; times in milliseconds. */
export interface Settings {
  host: string;
  port: number;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  logLevel: string;
  demo: boolean;
  adminPassword: string | undefined;
  /** Ask for a captcha at every login instead of after the third failure. */
  captcha: boolean;
  signSecret: string | undefined;
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
}
