/** Titles of the pages no menu has. */
export const OWN_TITLES: Readonly<Record<string, string>> = {
  '/test/home': '测试首页',
  '/404': '页面不存在',
  '/403': '没有权限',
  '/500': '页面加载失败',
};
