import { theme } from 'antd';

/** Rows of the drawn list: width of the name and of the amount, and the colour of the state. */
const ROWS = [
  [92, 40, 1],
  [78, 52, 0],
  [104, 44, 2],
  [86, 36, 0],
  [96, 56, 1],
  [74, 48, 0],
  [100, 38, 3],
  [84, 50, 0],
] as const;
const STATES = ['#52c41a', '#faad14', '#1890ff', '#bfbfbf'];
const FIELDS = [0, 1, 2];

/** The picture beside the sign-in: cloth, on it one of the product's own lists, and what the product is for. */
export function Cloth() {
  const { token } = theme.useToken();
  return (
    <aside
      className="weft-login-cloth"
      style={{
        backgroundImage: `linear-gradient(150deg, ${token.colorPrimary}, ${token.colorPrimaryTextActive} 55%, #000 180%)`,
      }}
      aria-hidden
    >
      <Weave />
      <p>
        经纬有序，数据成章
        <small>订单、库存、报表与权限，在一张屏上</small>
      </p>
      <List accent={token.colorPrimary} />
    </aside>
  );
}

function Weave() {
  return (
    <svg width="100%" height="100%" aria-hidden>
      <defs>
        <pattern id="weft-weave" width="56" height="56" patternUnits="userSpaceOnUse" patternTransform="scale(1.6)">
          <g fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="butt" strokeOpacity=".055">
            <path d="M0 14h21M35 14h21M7 42h42" />
            <path d="M14 0v7M14 21v35M42 0v35M42 49v7" strokeOpacity=".035" />
          </g>
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#weft-weave)" />
    </svg>
  );
}

/** A list as the product shows it: menu, query strip, rows with their states, pager. */
function List({ accent }: { accent: string }) {
  return (
    <svg className="weft-login-list" viewBox="0 0 640 430" aria-hidden>
      <rect width="640" height="430" rx="10" fill="#f5f7fa" />
      <path d="M10 0h110v430H10a10 10 0 0 1-10-10V10A10 10 0 0 1 10 0z" fill="#fff" />
      <rect x="16" y="16" width="18" height="18" rx="5" fill={accent} />
      <rect x="8" y="88" width="104" height="28" rx="6" fill={accent} fillOpacity=".12" />
      <path d="M42 25h36M24 66h58M24 138h52M24 174h64M24 210h46" className="weft-login-words" />
      <path d="M24 102h44M140 50h60" stroke={accent} strokeWidth="8" strokeLinecap="round" />
      <path d="M130 0h500a10 10 0 0 1 10 10v26H120V0z" fill="#fff" />
      <path d="M140 20h74" className="weft-login-words" />
      <circle cx="612" cy="18" r="9" fill={accent} fillOpacity=".25" />
      <rect x="136" y="66" width="488" height="54" rx="6" fill="#fff" />
      {FIELDS.map((at) => (
        <rect key={at} x={150 + at * 120} y="80" width="106" height="26" rx="5" className="weft-login-field" />
      ))}
      <rect x="548" y="80" width="62" height="26" rx="5" fill={accent} />
      <rect x="136" y="132" width="488" height="284" rx="6" fill="#fff" />
      <rect x="136" y="146" width="488" height="26" fill="#f0f2f5" />
      <path d="M152 159h48M282 159h36M392 159h36M492 159h30" className="weft-login-words" />
      {ROWS.map(([name, amount, state], at) => (
        <g key={name} transform={`translate(0 ${172 + at * 26})`}>
          <path d="M136 26h488" stroke="#f0f0f0" />
          <path d={`M152 13h${name}M${522 - amount} 13h${amount}`} className="weft-login-words" />
          <path d="M282 13h70" className="weft-login-words" />
          <rect x="388" y="5" width="44" height="16" rx="4" fill={STATES[state]} fillOpacity=".16" />
          <path d="M398 13h24" stroke={STATES[state]} strokeWidth="5" strokeLinecap="round" />
          <path d="M562 13h16M592 13h16" stroke={accent} strokeWidth="6" strokeLinecap="round" />
        </g>
      ))}
      <path d="M440 398h50M560 398h10M580 398h10M600 398h10" className="weft-login-words" />
      <rect x="528" y="388" width="20" height="20" rx="4" fill="none" stroke={accent} />
    </svg>
  );
}
