/** Installs a browser and its fonts unless they exist, and prints its steps. */
import { ensureBrowser, ensureFonts } from "./lib/browser.ts";

await ensureBrowser(console.log);
await ensureFonts(console.log);
