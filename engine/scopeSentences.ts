import { hint, meant, type Sentence } from './sentence.ts';

/** Row rules that the database cannot hold. */
export const scopeSentences = {
  'scope-condition': (reason: string, found: string, suggestion?: string): Sentence => ({
    message: `行规则写得不对：${reason}`,
    found,
    expected:
      "如 row.owner == user.username、row.shop in ['A', 'B']、row.sysOrgCode.startsWith(user.orgCode)，用 && || ! 连接",
    fix: meant(suggestion, '请改成上面的写法；行规则由数据库逐行判断，不能计算'),
    ...hint(suggestion),
  }),
  'scope-values': (reason: string, found: string): Sentence => ({
    message: `授权时选定的 values 不能这样用：${reason}`,
    found,
    expected: '一条行规则里一次 row.字段 in values，字段是文本或编码，不在 ! 里面',
    fix: '请改成上面的写法；几种取值请写成几条行规则，由管理员分别授予',
  }),
  'scope-model': (what: string, title: string): Sentence => ({
    message: `${what}“${title}”不能声明行规则`,
    found: title,
    expected: '普通的模型',
    fix: '请删去 scopes；上下级要看全才完整，系统表由产品自己管理',
  }),
  'scope-cycle': (model: string, title: string): Sentence => ({
    message: `“${title}”的行规则要看 ${model} 的记录，而 userLists 又由“${title}”得出：会互相等待`,
    found: model,
    expected: '得出 userLists 的模型，自己的行规则不用 userLists',
    fix: '请改用 row.字段 == user.username 之类的写法',
  }),
};
