/** Makes sure that there is a browser and that it has the fonts; says what it does. */
import { ensureBrowser, ensureFonts } from "./lib/browser.ts";

await ensureBrowser(console.log);
await ensureFonts(console.log);
