/** The mark: threads over and under. */
export function Logo({ size = 28, color }: { size?: number; color: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden style={{ flex: 'none' }}>
      <rect width="32" height="32" rx="7" fill={color} />
      <g stroke="#fff" strokeWidth="2.6" strokeLinecap="round">
        <path d="M7 11h7M19.5 11H25M7 21h5M17.5 21H25" />
        <path d="M11 7v1.5M11 13.5V25M21 7v11M21 23.5V25" strokeOpacity=".62" />
      </g>
    </svg>
  );
}
