import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ProductData } from "../../../shared/contracts/page.ts";
import { usePlace, useUi } from "../../state/app-context.tsx";
import { useBasketChange } from "../../state/basket/use-basket-change.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./purchase.module.css";
import { SizeRow } from "./size-row.tsx";

/**
 * The form that puts a piece into the bag (S2 §4). It posts without script; with it, it adds in place, and opens the
 * size selector where no size is chosen.
 */
export function Purchase({ product }: { product: ProductData }) {
	const { t } = useTranslation();
	const ui = useUi();
	const queryClient = useQueryClient();
	const { shell } = usePlace();
	const [chosen, setChosen] = useState<string | null>(null);
	const basket = useBasketChange({ onDone: () => ui.openFlyout("minicart", { exclusive: true }) });
	// biome-ignore lint/correctness/useExhaustiveDependencies: another colour has other sizes.
	useEffect(() => setChosen(null), [product.id]);

	if (product.availability === "banned") return <Restricted />;
	if (product.availability === "noPrice") return <p className={type_.muted}>{t("product.noPrice")}</p>;

	const size = product.sizes.find((one) => one.productId === chosen);
	const only = product.sizes.length === 1 ? product.sizes[0] : undefined;
	const soldOut = product.availability === "soldOut" || size?.state === "soldOut";
	const preorder = size
		? size.state === "preorder"
		: product.availability === "preorder" || only?.state === "preorder";
	const similar = product.breadcrumbs.at(-1);

	const submit = (event: FormEvent) => {
		event.preventDefault();
		const productId = product.onlyVariantId ?? chosen;
		if (!productId) return ui.chooseSize(product);
		if (!basket.isPending) basket.mutate({ kind: "add", productId });
	};

	/** Instead of the browser's hint that a size is missing. */
	const choose = (event: FormEvent) => {
		event.preventDefault();
		ui.chooseSize(product);
	};

	const notify = async () => {
		const wish = {
			productId: size?.productId ?? product.onlyVariantId ?? product.id,
			name: product.name,
			...(size ? { size: size.label } : {}),
		};
		const { askToNotify } = await import("../../state/ask-to-notify.ts");
		await askToNotify({ queryClient, apiHref: shell.apiHref, ui, t }, wish);
	};

	return (
		<form
			method="post"
			action={product.addHref}
			className={styles.form}
			onSubmit={submit}
			onInvalidCapture={choose}
		>
			<input type="hidden" name="intent" value="add" />
			<input type="hidden" name="quantity" value="1" />
			{product.onlyVariantId ? (
				<input type="hidden" name="productId" value={product.onlyVariantId} />
			) : (
				<SizeRow sizes={product.sizes} chosen={chosen} onChoose={setChosen} />
			)}
			<p className={classNames(type_.small, styles.note)} role="status">
				{soldOut
					? size
						? t("product.sizeSoldOutHint", { size: size.label })
						: t("product.soldOutHint")
					: ""}
				{!soldOut && size?.lastPieces ? t("product.lastPieces") : ""}
				{!soldOut && preorder && product.preorderMessage ? product.preorderMessage : ""}
			</p>
			{soldOut ? (
				<>
					<button
						type="button"
						className={classNames(button.button, button.dark, button.wide)}
						onClick={notify}
					>
						{t("tile.notify")}
					</button>
					{similar ? (
						<a className={classNames(button.button, button.wide)} href={similar.href}>
							{t("product.similar")}
						</a>
					) : null}
				</>
			) : (
				<button
					type="submit"
					className={classNames(button.button, button.dark, button.wide)}
					aria-busy={basket.isPending || undefined}
				>
					{basket.isPending ? t("product.adding") : t(preorder ? "product.preorder" : "product.add")}
				</button>
			)}
		</form>
	);
}

/** Banned products cannot be bought; the message opens why (S1 §4). */
function Restricted() {
	const { t } = useTranslation();
	const ui = useUi();
	return (
		<button type="button" className={styles.restricted} onClick={() => ui.openPopup("productBanned")}>
			{t("product.restricted")}
		</button>
	);
}
