import { createHmac } from "node:crypto";
import type { CommerceEnv } from "../../../env.ts";

/** The house's id at the stand-in, and its secret there: one that nobody has to be told. */
export const STAND_IN_CLIENT = "vetrina";
export const fakeIdpSecret = (env: CommerceEnv): string =>
	createHmac("sha256", env.SLAS_SIGNING_KEY).update("stand-in client secret").digest("base64url");
