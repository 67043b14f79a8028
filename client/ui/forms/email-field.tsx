import type_ from "../../styles/type.module.css";
import field from "./field.module.css";

type EmailFieldProps = {
	label: string;
	/** Of what says what is wrong. */
	errorId: string;
	invalid: boolean;
	/** "username" where it is one. */
	autoComplete?: "email" | "username";
};

/** Asks for an e-mail address. It is written from left to right in every language. */
export function EmailField({ label, errorId, invalid, autoComplete = "email" }: EmailFieldProps) {
	return (
		<label className={field.field}>
			<span className={type_.small}>{label}</span>
			<input
				className={field.input}
				type="email"
				name="email"
				autoComplete={autoComplete}
				maxLength={256}
				dir="ltr"
				required
				aria-invalid={invalid || undefined}
				aria-describedby={errorId}
			/>
		</label>
	);
}
