/** What stands in place of events: that there are none, or that they could not be read. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLingui } from '@lingui/react';
import { ConciergeBell } from 'lucide-react';

export function NoEvents() {
  const { _ } = useLingui();
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', py: 4, color: 'text.secondary' }}>
      <ConciergeBell size={64} strokeWidth={1} aria-hidden />
      <Typography variant="subtitle1" color="textPrimary">
        {_('none')}
      </Typography>
    </Stack>
  );
}

export function Failure({ retry }: { readonly retry: () => void }) {
  const { _ } = useLingui();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {_('retry')}
        </Button>
      }
    >
      {_('failed')}
    </Alert>
  );
}
