import type { CommerceUnderTest } from "./commerce-under-test.ts";
import { adminCall } from "./import-under-test.ts";

export const WORKING_MORNING = "2031-03-11T10:00:00+01:00";

export const clockAt = (commerce: CommerceUnderTest, iso: string): Promise<unknown> =>
	setClock(commerce, Math.ceil((Date.parse(iso) - Date.now()) / 1000));

export const setClock = (commerce: CommerceUnderTest, ahead: number): Promise<unknown> =>
	adminCall(commerce, "/clock", { method: "PUT", body: JSON.stringify({ ahead }) });
