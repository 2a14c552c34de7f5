-- A claim keeps the photo that its entry will have: of a certificate, or of a payment that was handed in (D171, D181).

CREATE INDEX pending_proof ON pending ((facts ->> 'proof')) WHERE facts ->> 'proof' IS NOT NULL;
