import type { Drafts } from "./drafts.ts";

const DEVICE_DRAFT = "device";

export const readDeviceSession = async (drafts: Pick<Drafts, "read">): Promise<string | undefined> =>
	(await drafts.read(DEVICE_DRAFT))?.values.sessionId;

export const keepDeviceSession = (drafts: Pick<Drafts, "keep">, sessionId: string): Promise<void> =>
	drafts.keep(DEVICE_DRAFT, { values: { sessionId }, faults: {} });
