import { ensureBrowser, ensureFonts } from "./lib/browser.ts";

await ensureBrowser(console.log);
await ensureFonts(console.log);
