import type { ProductSizeView, SizeHelpView } from "../../../../shared/contracts/size-views.ts";
import { useTranslation } from "../../../state/texts.ts";
import type_ from "../../../styles/type.module.css";
import { classNames } from "../../../ui/class-names.ts";
import covering from "../../../ui/overlay/covering.module.css";
import { SizeHelp } from "./size-help.tsx";
import styles from "./size-row.module.css";

type SizeRowProps = {
	name: string | undefined;
	sizes: readonly ProductSizeView[];
	chosenId: string | null;
	onChoose: (productId: string) => void;
	help?: SizeHelpView;
};

/**
 * Renders sizes as radio buttons. A sold-out size is struck through but can be chosen, so that the page can offer a notification
 * (catalogue-3).
 */
export function SizeRow({ name, sizes, chosenId, onChoose, help }: SizeRowProps) {
	const { t } = useTranslation();
	const describeSize = ({ name: size, state, lastPieces }: ProductSizeView): string => {
		if (state === "soldOut") return t("product.sizeSoldOut", { size });
		if (state === "preorder") return t("product.sizePreorder", { size });
		return lastPieces ? t("product.sizeLast", { size }) : size;
	};
	return (
		<fieldset>
			<legend className={classNames(type_.label, styles.legend)}>{name ?? t("product.size")}</legend>
			{help ? <SizeHelp help={help} /> : null}
			<div className={styles.row}>
				{sizes.map((size) => (
					<label key={size.value} className={styles.size} data-state={size.state}>
						<input
							className={covering.radio}
							type="radio"
							name="productId"
							value={size.productId ?? ""}
							checked={chosenId !== null && chosenId === size.productId}
							onChange={() => size.productId && onChoose(size.productId)}
							aria-label={describeSize(size)}
							required
							// A required group without a choice would be announced as invalid.
							aria-invalid={false}
						/>
						<bdi className={styles.label} aria-hidden="true">
							{size.label}
						</bdi>
					</label>
				))}
			</div>
		</fieldset>
	);
}
