import type { PaymentMarkView } from "../../../shared/contracts/views.ts";
import styles from "./payment-step.module.css";

/** `isNamed`: the name of the method stands next to its mark. */
export const PaymentMarks = ({ marks, isNamed }: { marks: readonly PaymentMarkView[]; isNamed?: boolean }) =>
	marks.length > 0 ? (
		<p className={styles.marks}>
			{marks.map(({ src, alt }) => (
				<img key={src} src={src} alt={isNamed ? "" : alt} width={46} height={28} />
			))}
		</p>
	) : null;
