import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Failure } from '../../../engine/api/Failure.ts';
import { CONDITION_COMPLAINT, readCondition } from '../../../engine/lists/tree.ts';
import type { ColumnKeys } from '../../../engine/plan/Plan.ts';
import type { TreeNode } from '../../services/CellServices.ts';
import type { CellColumn } from '../Cell.ts';
import { useCellServices } from '../useCellServices.ts';
import { questionOf, wholeTree } from './wholeTree.ts';

/** A node as the tree shows it; one without children turns into a leaf once that is known. */
export interface TreeBranch {
  value: string;
  title: string;
  isLeaf: boolean;
  children?: TreeBranch[];
}

export interface Tree {
  nodes: readonly TreeBranch[];
  /** Asked for, answered, or refused. */
  state: 'idle' | 'loading' | 'ready' | 'failed';
  /** Loads the top; once, until it has failed. */
  open(): void;
  /** Loads what lies below a node; rejects when that failed, and the node can be opened again. */
  expand(value: string): Promise<void>;
  /** Loads all nodes, where that can be asked for, once: only then a search finds what was never opened. */
  loadWhole(): void;
}

/** The tree of a column, loaded level by level. What fails is told in the server's words. */
export function useTree(column: CellColumn & ColumnKeys<'pcode' | 'condition'>): Tree {
  const services = useCellServices();
  const { message } = App.useApp();
  const [nodes, setNodes] = useState<readonly TreeBranch[]>([]);
  const [state, setState] = useState<Tree['state']>('idle');
  const whole = useRef(false);
  const controller = useRef<AbortController>(undefined);
  const signal = () => {
    controller.current ??= new AbortController();
    return controller.current.signal;
  };
  useEffect(() => () => controller.current?.abort(), []);
  const tell = (error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    if (error.kind === 'aborted') return;
    // Categories that fail are an error, a dictionary that fails is a warning: its codes can still be read.
    if (column.tree) void message.warning(error.message);
    else void message.error(error.message);
  };
  /** Answers whether they came. */
  const take = async (asked: Promise<readonly TreeNode[]>): Promise<boolean> => {
    setState('loading');
    try {
      setNodes((await asked).map(branchOf));
      setState('ready');
      return true;
    } catch (error) {
      setState('failed');
      tell(error);
      return false;
    }
  };
  return {
    nodes,
    state,
    open: () => {
      if (state === 'loading' || state === 'ready') return;
      if (column.condition !== undefined && readCondition(column.condition) === undefined)
        void message.warning(CONDITION_COMPLAINT);
      void take(services.treeNodes(questionOf(column), undefined, signal()));
    },
    expand: async (value) => {
      try {
        const children = await services.treeNodes(questionOf(column), value, signal());
        setNodes((known) => withChildren(known, value, children.map(branchOf)));
      } catch (error) {
        tell(error);
        throw error;
      }
    },
    loadWhole: () => {
      const question = questionOf(column);
      if (whole.current || (column.tree && question.condition === undefined)) return;
      whole.current = true;
      void take(wholeTree(services, question, signal())).then((came) => {
        whole.current = came;
      });
    },
  };
}

function branchOf({ value, title, isLeaf, children }: TreeNode): TreeBranch {
  return { value, title, isLeaf, ...(children ? { children: children.map(branchOf) } : {}) };
}

/** The tree with what came below a node; nothing makes it a leaf. */
export function withChildren(
  nodes: readonly TreeBranch[],
  value: string,
  children: readonly TreeBranch[],
): TreeBranch[] {
  return nodes.map((node) => {
    if (node.value === value) {
      return children.length === 0 ? { ...node, isLeaf: true } : { ...node, children: [...children] };
    }
    return node.children ? { ...node, children: withChildren(node.children, value, children) } : node;
  });
}
