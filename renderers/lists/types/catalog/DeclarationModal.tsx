import { Button, Descriptions, Modal, Tag } from 'antd';
import type { ReactNode } from 'react';
import type { Row } from '../../../../engine/plan/record.ts';
import { useNarrow } from '../../../ui/useMedia.ts';
import './catalog.css';

interface DeclarationModalProps {
  /** A row of `GET /online/cgform/head/list`. */
  row: Row;
  onClose: () => void;
  /** Absent where it has no page, or none one may open. */
  onOpen?: () => void;
  /** Looks for the declaration at a path. */
  onFind?: (path: string) => void;
}

/** What one declaration is, what is wrong with it, what it names and what names it. */
export function DeclarationModal({ row, onClose, onOpen, onFind }: DeclarationModalProps) {
  const narrow = useNarrow();
  const problems = listIn(row.problemList);
  const find = (found: Row): ReactNode =>
    onFind ? (
      <Button type="link" size="small" onClick={() => onFind(String(found.id))}>
        {String(found.text)}
      </Button>
    ) : (
      String(found.text)
    );
  const named = (all: unknown, none: string): ReactNode => {
    const entries = listIn(all);
    if (entries.length === 0) return none;
    return (
      <ul className="declaration-names">
        {entries.map((each) => (
          <li key={String(each.text)}>{find(each)}</li>
        ))}
      </ul>
    );
  };
  const items = [
    { key: 'file', label: '文件', children: String(row.file) },
    { key: 'hash', label: '哈希', children: String(row.hash) },
    ...(row.base ? [{ key: 'base', label: '继承自', children: String(row.base) }] : []),
    ...(row.changes ? [{ key: 'changes', label: '改了什么', children: String(row.changes) }] : []),
    {
      key: 'problems',
      label: '问题',
      children: problems.length === 0 ? '没有问题' : <Problems problems={problems} />,
    },
    { key: 'names', label: '引用了', children: named(row.names, '没有引用别的声明') },
    { key: 'namedBy', label: '被引用', children: named(row.namedBy, '没有被引用') },
  ];
  return (
    <Modal
      open
      title={String(row.title)}
      width={narrow ? '100%' : 760}
      mask={{ closable: true }}
      onCancel={onClose}
      footer={[
        <Button key="close" onClick={onClose}>
          关闭
        </Button>,
        onOpen && (
          <Button key="open" type="primary" onClick={onOpen}>
            打开页面
          </Button>
        ),
      ]}
    >
      <Descriptions className="declaration" column={1} size="small" bordered items={items} />
    </Modal>
  );
}

function Problems({ problems }: { problems: readonly Row[] }) {
  return (
    <ul className="declaration-names">
      {problems.map((problem) => (
        <li key={`${problem.line}:${problem.column}:${problem.message}`}>
          <Tag color={problem.severity === 'error' ? 'error' : 'warning'}>
            {problem.severity === 'error' ? '错误' : '提醒'}
          </Tag>
          第 {String(problem.line)} 行：{String(problem.message)}。{String(problem.fix ?? '')}
        </li>
      ))}
    </ul>
  );
}

function listIn(value: unknown): Row[] {
  return Array.isArray(value) ? (value as Row[]) : [];
}
