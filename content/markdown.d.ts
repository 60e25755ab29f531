declare module "*.md" {
  const text: import("./types.ts").ArticleText;
  export default text;
}
