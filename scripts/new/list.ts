import type { NewFiles } from '../../engine/authoring/newFiles.ts';
import { ENGLISH_FILE } from '../types/english.ts';
import { addEnglish } from './addEnglish.ts';
import { pascal } from './cell.ts';

const SCREENS = 'engine/compile/screens/screenTypes.ts';
const VIEWS = 'renderers/lists/listTypes.ts';

/** The registers a list type adds its line to. */
export const listRegisters = [SCREENS, VIEWS, ENGLISH_FILE];

/** A type of list over a model's records: schema, link and view, its English, and its line in each register. */
export function newList(tag: string, read: (file: string) => string): NewFiles {
  return {
    [`schemas/lists/${tag}.schema.json`]: schemaOf(tag, read('schemas/lists/tree.schema.json')),
    [`engine/compile/screens/${tag}.ts`]: linkOf(tag),
    [`renderers/lists/types/${tag}/${pascal(tag)}View.tsx`]: viewOf(tag),
    [SCREENS]: addLine(read(SCREENS), `import { ${tag}Screen } from './${tag}.ts';`, `${tag}: ${tag}Screen,`),
    [VIEWS]: addLine(read(VIEWS), undefined, viewLine(tag)),
    ...addEnglish(read, {
      [`列表类型 ${tag}。`]: `A list of type \`${tag}\`.`,
      [`列表类型：${tag}。`]: `List type: \`${tag}\`.`,
      [ROW_ACTIONS]: 'Actions of a row.',
    }),
  };
}

const ROW_ACTIONS = '每行的操作。';

/** The keys of a list of records, as the tree says them. */
function schemaOf(tag: string, tree: string): string {
  const { properties, ...schema } = JSON.parse(tree) as { properties: Record<string, object> };
  const own = {
    ...schema,
    title: `${pascal(tag)}Screen`,
    description: `列表类型 ${tag}。`,
    examples: [{ title: '示例', type: tag, model: 'market/order' }],
    properties: {
      ...properties,
      type: { const: tag, description: `列表类型：${tag}。`, examples: [tag] },
      model: { ...properties.model, description: '模型的路径。', examples: ['market/order'] },
      toolbar: { ...properties.toolbar, description: '表格上方的按钮。' },
      rowActions: {
        ...properties.rowActions,
        description: ROW_ACTIONS,
        examples: [['edit', 'detail']],
        default: ['edit', 'detail', 'delete'],
      },
    },
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

function linkOf(tag: string): string {
  return `import type { PlanOf } from '../../plan/Plan.ts';
import type { Making } from '../Memory.ts';
import { linkRecords } from './records.ts';
import type { ScreenOf, ScreenScope, ScreenType } from './ScreenType.ts';

/** The list type \`${tag}\`. */
export const ${tag}Screen: ScreenType<'${tag}'> = { link: link${pascal(tag)} };

function link${pascal(tag)}(screen: ScreenOf<'${tag}'>, scope: ScreenScope): Making<PlanOf<'${tag}'>> | undefined {
  const records = linkRecords(screen, scope, false);
  return records && (() => ({ ...records.plan(), type: '${tag}' }));
}
`;
}

function viewOf(tag: string): string {
  return `import { usableAction } from '../../../../engine/lists/actions.ts';
import type { PlanOf } from '../../../../engine/plan/Plan.ts';
import { useAllowed } from '../../actions/useAllowed.ts';
import { useExports } from '../../actions/useExport.ts';
import { RowsPage } from '../../RowsPage.tsx';
import { useList } from '../../useList.ts';

/** The records of the list type \`${tag}\`, page by page. */
export function ${pascal(tag)}View({ plan }: { plan: PlanOf<'${tag}'> }) {
  const list = useList(plan);
  const allowed = useAllowed();
  const { exporting, exports } = useExports(plan, list.state);
  const mayExport = usableAction(allowed(plan.toolbar), 'export') !== undefined;
  return (
    <RowsPage
      title={plan.title}
      description={plan.description}
      list={list}
      query={plan.query}
      rows={list.rows.data?.records}
      exporting={exporting}
      exports={mayExport ? exports : undefined}
      grid={{}}
    />
  );
}
`;
}

const viewLine = (tag: string) => `${tag}: lazyComponent('${pascal(tag)}View', async () => {
    const [{ ${pascal(tag)}View }] = await Promise.all([import('./types/${tag}/${pascal(tag)}View.tsx'), loadGrid()]);
    return ${pascal(tag)}View;
  }),`;

/** A register with a line more, and what it imports. */
function addLine(text: string, imported: string | undefined, line: string): string {
  const known = imported === undefined ? text : text.replace(/\n\n\/\*\*/, `\n${imported}\n\n/**`);
  return known.replace(/\n};\n/, `\n  ${line}\n};\n`);
}
