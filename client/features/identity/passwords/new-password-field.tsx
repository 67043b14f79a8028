import { type PasswordPolicy, passwordRules } from "@vetrina/shop-rules/identity/password-policy.ts";
import { useState } from "react";
import { InputField } from "../../../ui/forms/form-field.tsx";
import { PasswordRequirements } from "./password-requirements.tsx";

type NewPasswordFieldProps = { id: string; label: string; error: string; policy: PasswordPolicy };

/**
 * Renders a password field with the policy's requirements. `maxLength` is the request's limit (identity-7), because browsers would
 * silently cut a pasted password at the policy's limit.
 */
export function NewPasswordField({ policy, ...more }: NewPasswordFieldProps) {
	const [password, setPassword] = useState("");
	return (
		<InputField
			{...more}
			{...{ passwordrules: passwordRules(policy) }}
			name="password"
			type="password"
			dir="ltr"
			hint={<PasswordRequirements policy={policy} password={password} />}
			autoComplete="new-password"
			minLength={policy.minLength}
			maxLength={256}
			required
			onInput={({ currentTarget }) => setPassword(currentTarget.value)}
		/>
	);
}
