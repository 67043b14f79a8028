import type { SignInWay } from "../../../shared/domain/identity/sign-in-way.ts";
import { SignInForm } from "./sign-in-form.tsx";

export const Part = (props: { wishlistProductId?: string; lastWay?: SignInWay }) => (
	<SignInForm {...props} onDone={() => {}} />
);
