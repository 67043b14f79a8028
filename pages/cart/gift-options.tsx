import type { FormEvent } from "react";
import { GiftFields } from "../../client/features/gift-options/gift-fields.tsx";
import { usePlace, useUi } from "../../client/state/app-context.tsx";
import { useBasketChange } from "../../client/state/basket/use-basket-change.ts";
import { useTranslation } from "../../client/state/texts.ts";
import button from "../../client/ui/button.module.css";
import type { CartData } from "./contract.ts";

/** With JavaScript the wrap and the message are saved in place (gifts-5). */
export function CartGiftOptions({ basket: { id, gift } }: { basket: CartData["basket"] }) {
	const { t } = useTranslation();
	const ui = useUi();
	const { shell } = usePlace();
	const basket = useBasketChange({ onDone: () => ui.toast("notice", t("notice.updated")) });
	const save = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (basket.isPending) return;
		const fields = new FormData(event.currentTarget);
		basket.mutate({
			kind: "gift",
			giftWrap: fields.get("giftWrap") === "1" ? "1" : undefined,
			giftMessage: String(fields.get("giftMessage") ?? ""),
			basketId: id ?? undefined,
		});
	};
	return (
		<form method="post" action={shell.cartHref} onSubmit={save}>
			<input type="hidden" name="intent" value="giftOptions" />
			<input type="hidden" name="basketId" value={id ?? ""} />
			<GiftFields gift={gift}>
				<button type="submit" className={button.button} aria-busy={basket.isPending || undefined}>
					{t("giftOptions.save")}
				</button>
			</GiftFields>
		</form>
	);
}
