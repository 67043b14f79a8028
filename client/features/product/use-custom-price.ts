import { useEffect, useState } from "react";
import type { CustomPriceResponse } from "../../../shared/contracts/shopper-api.ts";
import type { CustomChoice } from "../../../shared/domain/catalogue/customisation.ts";
import { useUiState } from "../../state/app-context.tsx";
import { useWriteServices } from "../../state/use-write-services.ts";
import { post } from "../../state/write.ts";

const PAUSE = 500;

/**
 * Returns the formatted price of a customised product (product-15); empty until the Worker has replied. `productId` is null until a
 * size is chosen, `custom` while the choice is invalid.
 */
export function useCustomPrice(productId: string | null, custom: CustomChoice | null): string {
	const awake = useUiState("awake");
	const { queryClient, apiHref } = useWriteServices();
	const [quote, setQuote] = useState<{ of: string; text: string }>();
	const requestKey = awake && productId !== null && custom ? JSON.stringify({ productId, custom }) : "";
	useEffect(() => {
		if (requestKey === "") return;
		let isGone = false;
		const ask = async () => {
			const json = JSON.parse(requestKey) as { productId: string; custom: CustomChoice };
			const price = await post<CustomPriceResponse>(queryClient, apiHref, (api, options) =>
				api["custom-price"].$post({ json }, options),
			);
			if (price.ok && !isGone) setQuote({ of: requestKey, text: price.text });
		};
		const timer = setTimeout(() => void ask().catch(() => {}), PAUSE);
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, [requestKey, queryClient, apiHref]);
	return quote?.of === requestKey ? quote.text : "";
}
