import { emptyStores } from "./empty-stores.ts";

// Vitest runs this module before each file, even if files share an isolate.
await emptyStores();
