import type { Bindings } from "../../base/bindings.ts";
import type { CacheContext } from "../cache-context.ts";
import type { SiteOperations } from "./site-operations.ts";

export type OperationsContext = CacheContext & { env: Pick<Bindings, "SITE_OPERATIONS"> };

/** Reaches the object in which changes of one site take turns. */
export const reachSite = (
	{ env: { SITE_OPERATIONS } }: OperationsContext,
	site: string,
): DurableObjectStub<SiteOperations> =>
	// The binding is declared without its class; wrangler.toml binds SiteOperations.
	(SITE_OPERATIONS as DurableObjectNamespace<SiteOperations>).getByName(site);
