import type { SandboxMethod } from "./method.ts";

export const invoice: SandboxMethod = { id: "INVOICE", settles: "later" };
