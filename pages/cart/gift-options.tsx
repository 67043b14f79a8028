import { GiftFields } from "../../client/features/gift-options/gift-fields.tsx";
import { usePlace } from "../../client/state/app-context.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import button from "../../client/ui/button.module.css";
import type { CartData } from "./contract.ts";

export function CartGiftOptions({ basket: { id, gift } }: { basket: CartData["basket"] }) {
	const { t } = useTranslation();
	const { shell } = usePlace();
	return (
		<form method="post" action={shell.cartHref}>
			<input type="hidden" name="intent" value="giftOptions" />
			<input type="hidden" name="basketId" value={id ?? ""} />
			<GiftFields gift={gift}>
				<button type="submit" className={button.button}>
					{t("giftOptions.save")}
				</button>
			</GiftFields>
		</form>
	);
}
