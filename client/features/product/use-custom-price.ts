import { useEffect, useState } from "react";
import type { CustomPriceResponse } from "../../../shared/contracts/shopper-api.ts";
import type { CustomChoice } from "../../../shared/domain/catalogue/customisation.ts";
import { useUiState } from "../../state/app-context.tsx";
import { useWriteServices } from "../../state/use-write-services.ts";
import { post } from "../../state/write.ts";

const PAUSE = 500;

/**
 * Returns the formatted price of a customised product (product-15); empty until known. `productId`: null until a size is chosen; `custom`:
 * null while invalid.
 */
export function useCustomPrice(productId: string | null, custom: CustomChoice | null): string {
	const { awake } = useUiState();
	const { queryClient, apiHref } = useWriteServices();
	const [said, setSaid] = useState<{ of: string; text: string }>();
	const asked = awake && productId !== null && custom ? JSON.stringify({ productId, custom }) : "";
	useEffect(() => {
		if (asked === "") return;
		let isGone = false;
		const ask = async () => {
			const json = JSON.parse(asked) as { productId: string; custom: CustomChoice };
			const price = await post<CustomPriceResponse>(queryClient, apiHref, (api, sent) =>
				api["custom-price"].$post({ json }, sent),
			);
			if (price.ok && !isGone) setSaid({ of: asked, text: price.text });
		};
		const timer = setTimeout(() => void ask().catch(() => {}), PAUSE);
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, [asked, queryClient, apiHref]);
	return said?.of === asked ? said.text : "";
}
