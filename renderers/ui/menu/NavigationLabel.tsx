import { Tooltip } from 'antd';
import { Link } from 'react-router-dom';
import type { NavigationNode } from '../../../engine/routes/buildNavigation.ts';

/** A menu entry's text: a link inside, a link outside, or the reason why it is none. */
export function NavigationLabel({ node }: { node: NavigationNode }) {
  const { target } = node;
  if (target.kind === 'refused') {
    return (
      <Tooltip title={target.reason} placement="right">
        <span>{node.title}</span>
      </Tooltip>
    );
  }
  if (target.kind === 'outside') {
    return (
      <a href={target.url} target="_blank" rel="noopener noreferrer">
        {node.title}
      </a>
    );
  }
  return <Link to={node.key}>{node.title}</Link>;
}
