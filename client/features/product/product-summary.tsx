import type { ProductSummaryView } from "../../../shared/contracts/views.ts";
import { joinWithDots } from "../../../shared/domain/lib/join-with-dots.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./product-summary.module.css";

export function ProductSummary({ product, detail }: { product: ProductSummaryView; detail?: string }) {
	const details = joinWithDots(product.colour, detail);
	return (
		<a className={styles.product} href={product.href}>
			{product.image ? (
				<Picture image={product.image} sizes="6rem" className={styles.picture} eager maxWidth={400} />
			) : null}
			<span className={styles.names}>
				<span className={classNames(type_.label, type_.muted)}>{product.brand}</span>
				<span className={type_.link}>{product.label}</span>
				{details ? <span className={classNames(type_.small, type_.muted)}>{details}</span> : null}
			</span>
		</a>
	);
}
