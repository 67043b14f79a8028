import { useState } from "react";
import type { ProductData } from "../../../../pages/product/contract.ts";
import type { TryOnKind } from "../../../../shared/contracts/product-option-views.ts";
import { useApp } from "../../../state/app-context.tsx";
import { useBasketChange } from "../../../state/basket/use-basket-change.ts";
import { lazy } from "../../../state/drawing/lazy.tsx";
import { useWanted } from "../../../state/drawing/use-wanted.ts";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import styles from "./try-on-launchers.module.css";

const TryOnStage = lazy(async () => (await import("./try-on-stage.tsx")).TryOnStage);

/** Renders the buttons of the virtual try-on; the provider's stage loads when a button is pressed (product-13). */
export function Part({ product }: { product: ProductData }) {
	const { t } = useTranslation();
	const { ui } = useApp();
	const [shownKind, setShownKind] = useState<TryOnKind>();
	const [open, setOpen] = useState(false);
	const close = () => setOpen(false);
	const [isWanted, fail] = useWanted(open, close);
	const basket = useBasketChange({ onDone: () => ui.openFlyout("minicart", { exclusive: true }) });
	const { tryOn, onlyVariantId } = product;
	if (!tryOn) return null;

	const launch = (kind: TryOnKind) => {
		setShownKind(kind);
		setOpen(true);
	};
	const add = () => {
		close();
		const options = { source: "virtual-try-on" as const };
		if (onlyVariantId) basket.mutate({ kind: "add", productId: onlyVariantId, ...options });
		else ui.chooseSize(product, undefined, options);
	};
	const launcher = tryOn.launchers.find(({ kind }) => kind === shownKind);
	return (
		<div className={styles.launchers}>
			{tryOn.launchers.map(({ kind, label }) => (
				<button key={kind} type="button" className={styles.launcher} onClick={() => launch(kind)}>
					<span className={classNames(type_.small, type_.link)}>{label}</span>
				</button>
			))}
			{isWanted && launcher ? (
				<TryOnStage
					key={launcher.kind}
					kind={launcher.kind}
					product={product}
					view={tryOn}
					onAdd={add}
					onError={fail}
					around={(stage) => (
						<Dialog
							open={open}
							onClose={close}
							title={launcher.label}
							closeLabel={t("shell.close")}
							side="centre"
						>
							{stage}
						</Dialog>
					)}
				/>
			) : null}
		</div>
	);
}
