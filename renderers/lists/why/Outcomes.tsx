import type { WhyOutcome } from '../../../engine/api/why.ts';

/** Rules and conditions, each with what it comes to. */
export function Outcomes({ outcomes }: { outcomes: readonly WhyOutcome[] }) {
  return (
    <ul className="why-values">
      {outcomes.map(({ what, said, outcome, passed }) => (
        <li key={`${what} ${said}`}>
          <span>
            {what} <code>{said}</code>
          </span>
          <span className={passed ? 'why-passed' : 'why-failed'}>{outcome}</span>
        </li>
      ))}
    </ul>
  );
}
