import type { ProductSizeView } from "../../shared/contracts/size-views.ts";
import { useUiState } from "./app-context.tsx";

export function useCurrentSizes(sizes: readonly ProductSizeView[]): readonly ProductSizeView[] {
	const soldOut = useUiState("soldOut");
	return sizes.map((size) => (soldOut.includes(size.productId ?? "") ? { ...size, state: "soldOut" } : size));
}
