/** A script with all it imports, as text: see tools/vite-enhance.ts. */
declare module '*?enhance' {
  const script: string;
  export default script;
}
