import { hc } from "hono/client";
import type { ApiType } from "../../worker/api/app.ts";

export const createApiClient = (apiHref: string) => hc<ApiType>(apiHref);
export type ApiClient = ReturnType<typeof createApiClient>;
