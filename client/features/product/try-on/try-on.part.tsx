import { type ComponentType, useState } from "react";
import type { ProductData } from "../../../../pages/product/contract.ts";
import type { TryOnKind } from "../../../../shared/contracts/product-option-views.ts";
import { useApp } from "../../../state/app-context.tsx";
import { useBasketChange } from "../../../state/basket/use-basket-change.ts";
import { useTranslation } from "../../../state/texts.ts";
import { useAttempt } from "../../../state/use-attempt.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import styles from "./try-on-launchers.module.css";
import { loadTryOn } from "./try-on-port.ts";
import type { TryOnStageProps } from "./try-on-stage-props.ts";

/** Renders the buttons of the virtual try-on; the provider's stage loads when a button is pressed (product-13). */
export function Part({ product }: { product: ProductData }) {
	const { t } = useTranslation();
	const { ui } = useApp();
	const attempt = useAttempt();
	const [shownTool, setShownTool] = useState<{
		kind: TryOnKind;
		Stage: ComponentType<TryOnStageProps>;
	} | null>(null);
	const [open, setOpen] = useState(false);
	const basket = useBasketChange({ onDone: () => ui.openFlyout("minicart", { exclusive: true }) });
	const { tryOn, onlyVariantId } = product;
	if (!tryOn) return null;

	const launch = (kind: TryOnKind) =>
		attempt(async () => {
			setShownTool({ kind, Stage: await loadTryOn() });
			setOpen(true);
		});
	const add = () => {
		setOpen(false);
		const options = { source: "virtual-try-on" as const };
		if (onlyVariantId) basket.mutate({ kind: "add", productId: onlyVariantId, ...options });
		else ui.chooseSize(product, undefined, options);
	};
	const launcher = tryOn.launchers.find(({ kind }) => kind === shownTool?.kind);
	return (
		<div className={styles.launchers}>
			{tryOn.launchers.map(({ kind, label }) => (
				<button key={kind} type="button" className={styles.launcher} onClick={() => void launch(kind)}>
					<span className={classNames(type_.small, type_.link)}>{label}</span>
				</button>
			))}
			{shownTool && launcher ? (
				<Dialog
					open={open}
					onClose={() => setOpen(false)}
					title={launcher.label}
					closeLabel={t("shell.close")}
					side="centre"
				>
					<shownTool.Stage
						key={shownTool.kind}
						kind={shownTool.kind}
						product={product}
						view={tryOn}
						onAdd={add}
					/>
				</Dialog>
			) : null}
		</div>
	);
}
