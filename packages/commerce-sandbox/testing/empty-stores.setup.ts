import { emptyStores } from "./empty-stores.ts";

// Vitest runs this before each file, also where files share an isolate.
await emptyStores();
