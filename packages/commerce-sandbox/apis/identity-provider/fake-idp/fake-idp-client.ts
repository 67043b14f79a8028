import { createHmac } from "node:crypto";
import type { CommerceEnv } from "../../../env.ts";
import { house } from "../../../house.ts";

export const STAND_IN_CLIENT = house.id;
export const fakeIdpSecret = (env: CommerceEnv): string =>
	createHmac("sha256", env.SLAS_SIGNING_KEY).update("stand-in client secret").digest("base64url");
