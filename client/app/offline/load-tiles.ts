import { writeIds } from "@vetrina/shop-rules/catalogue/product-id.ts";
import type { RowTileView } from "../../../shared/contracts/views.ts";
import { createApiClient } from "../../state/api-client.ts";

export async function loadTiles(apiHref: string, ids: readonly string[]): Promise<RowTileView[]> {
	const { viewed } = createApiClient(apiHref).recommendations;
	const response = await viewed.$get({ query: { ids: writeIds(ids) } });
	return response.ok ? (await response.json()).tiles : [];
}
